export { createClient } from "./client.ts";
export { isWaypostError } from "./errors.ts";
export { withResponse } from "./with-response.ts";
export type { Cancellation } from "./cancellation.ts";
export type { CardUpdate } from "./card-update.ts";
export type { Client } from "./client.ts";
export type { DeviceSettings, DeviceSettingsCalls, SettingsByCategory } from "./device-settings.ts";
export type { GpsSettings, ObdSettings } from "./device-settings.ts";
export type {
  DormantDevice,
  DormantFeeRequest,
  DormantModeRequest,
  SimTerminationRequest,
  Dormant,
} from "./dormant.ts";
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
  MobileProvider,
  PlanRules,
  ServicePlan,
  State,
  TimeZone,
} from "./lookups.ts";
export type { ClientOptions } from "./options.ts";
export type { AcceptedRegistration } from "./outcome.ts";
export type { Packs } from "./packs.ts";
export type { PlanUpdate, PlanUpdateDevice } from "./plan-update.ts";
export type { Fetch, FetchInit, FetchResponse, SignalLike } from "./platform.ts";
export type {
  ReactivationDevice,
  ReactivationDeviceDetails,
  ReactivationDeviceInfo,
  ReactivationDevices,
} from "./reactivation.ts";
export type { RegistrationDevices } from "./registration-payloads.ts";
export type {
  NewCardRegistration,
  NewCustomerRegistration,
  RegistrationPayload,
  SavedCardRegistration,
} from "./registration-payloads.ts";
export type {
  EmailCheck,
  ImeiCheck,
  InvalidImei,
  RegistrationDetails,
  RegistrationResult,
  SavedCard,
  Subscription,
  ValidImei,
} from "./registration-results.ts";
export type { RequestEvent, ResponseEvent, Trace } from "./trace.ts";
export type {
  Accepted,
  CallOptions,
  HeaderValues,
  PlanCategory,
  ReadOptions,
  ReplyReport,
  ReportedCategory,
  RequestOptions,
} from "./types.ts";
export type { ResultWithResponse } from "./with-response.ts";
export type { Lookups } from "./lookups.ts";
export type { Reactivation } from "./reactivation.ts";
export type { Registration } from "./registration.ts";
export type {
  CancellationRequest,
  CardHolder,
  CardUpdateRequest,
  CardsRequest,
  CommonSettings,
  Country,
  CreditCard,
  CustomerId,
  DeviceCategory,
  DormantCancelRequest,
  EtaPackPurchase,
  FuelUnit,
  Identifier,
  MultiReactivationDevice,
  MultiReactivationRequest,
  OdometerUpdate,
  PlanUpdateRequest,
  ReactivationRequest,
  RegistrationDevice,
  SettingNumber,
  SettingText,
  SmsPackPurchase,
  SpeedUnit,
  UserDetails,
} from "./generated/schema.ts";
