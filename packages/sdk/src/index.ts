export { createClient } from "./client.ts";
export { isWaypostError } from "./errors.ts";
export type { Cancellation, CancellationRequest } from "./cancellation.ts";
export type { CardHolder, CardUpdate, CardUpdateRequest } from "./card-update.ts";
export type { Client } from "./client.ts";
export type { DeviceSettingsCalls, OdometerUpdate } from "./device-settings.ts";
export type {
  CommonSettings,
  DeviceSettings,
  GpsSettings,
  ObdSettings,
} from "./device-settings-types.ts";
export type { Dormant, DormantCancelRequest, DormantDevice, DormantFeeRequest } from "./dormant.ts";
export type {
  AbortedError,
  BadArgumentError,
  HttpError,
  MalformedError,
  NetworkError,
  NoTokenError,
  RejectedError,
  TimeoutError,
  UnknownOutcomeError,
  WaypostError,
} from "./errors.ts";
export type {
  AppConfigEntry,
  Country,
  Lookups,
  MobileProvider,
  PlanRules,
  ServicePlan,
  State,
  TimeZone,
} from "./lookups.ts";
export type { ClientOptions } from "./options.ts";
export type { AcceptedRegistration } from "./outcome.ts";
export type { EtaPackPurchase, Packs, SmsPackPurchase } from "./packs.ts";
export type { PlanUpdate, PlanUpdateDevice, PlanUpdateRequest } from "./plan-update.ts";
export type { Fetch, FetchInit, FetchResponse, PlatformSignal, SignalLike } from "./platform.ts";
export type {
  MultiReactivationDevice,
  MultiReactivationRequest,
  Reactivation,
  ReactivationDevice,
  ReactivationDeviceDetails,
  ReactivationDeviceInfo,
  ReactivationDevices,
  ReactivationRequest,
  UserDetails,
} from "./reactivation.ts";
export type {
  CardsRequest,
  NewCardRegistration,
  NewCustomerRegistration,
  Registration,
  RegistrationDevice,
  RegistrationPayload,
  SavedCardRegistration,
  SpeedUnit,
} from "./registration.ts";
export type {
  EmailCheck,
  ImeiCheck,
  InvalidImei,
  RegistrationDetails,
  RegistrationResult,
  SavedCard,
  Subscription,
  ValidImei,
} from "./registration-replies.ts";
export type {
  Accepted,
  CallOptions,
  CreditCard,
  CustomerId,
  DeviceCategory,
  ReplyReport,
} from "./types.ts";
