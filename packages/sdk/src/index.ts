export { createClient } from "./client.ts";
export { isWaypostError } from "./errors.ts";
export { withResponse } from "./with-response.ts";
export type { CancellationRequest } from "./cancellation.ts";
export type { CardHolder, CardUpdateRequest } from "./card-update.ts";
export type { Client } from "./client.ts";
export type { DeviceSettings, OdometerUpdate, SettingsByCategory } from "./device-settings.ts";
export type {
  CommonSettings,
  GpsSettings,
  ObdSettings,
  SettingNumber,
  SettingText,
} from "./device-settings-types.ts";
export type {
  DormantCancelRequest,
  DormantDevice,
  DormantFeeRequest,
  DormantModeRequest,
  SimTerminationRequest,
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
  Country,
  MobileProvider,
  PlanRules,
  ServicePlan,
  State,
  TimeZone,
} from "./lookups-types.ts";
export type { ClientOptions } from "./options.ts";
export type { AcceptedRegistration } from "./outcome.ts";
export type { EtaPackPurchase, SmsPackPurchase } from "./packs.ts";
export type { PlanUpdateDevice, PlanUpdateRequest } from "./plan-update.ts";
export type { Fetch, FetchInit, FetchResponse, SignalLike } from "./platform.ts";
export type {
  MultiReactivationDevice,
  MultiReactivationRequest,
  ReactivationDevice,
  ReactivationDeviceDetails,
  ReactivationDeviceInfo,
  ReactivationDevices,
  ReactivationRequest,
  UserDetails,
} from "./reactivation-types.ts";
export type { RegistrationDevice, RegistrationDevices } from "./registration-devices.ts";
export type {
  CardsRequest,
  NewCardRegistration,
  NewCustomerRegistration,
  RegistrationPayload,
  SavedCardRegistration,
  SpeedUnit,
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
  CreditCard,
  CustomerId,
  DeviceCategory,
  HeaderValues,
  PlanCategory,
  ReadOptions,
  ReplyReport,
  ReportedCategory,
  RequestOptions,
} from "./types.ts";
export type { ResultWithResponse } from "./with-response.ts";
