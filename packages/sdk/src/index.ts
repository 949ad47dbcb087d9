export { createClient } from "./client.ts";
export { isWaypostError } from "./errors.ts";
export { withResponse } from "./with-response.ts";
export type { CancellationRequest, Cancellation } from "./cancellation.ts";
export type { CardHolder, CardUpdateRequest, CardUpdate } from "./card-update.ts";
export type { Client } from "./client.ts";
export type {
  DeviceSettings,
  OdometerUpdate,
  SettingsByCategory,
  DeviceSettingsCalls,
} from "./device-settings.ts";
export type { CommonSettings, SettingNumber, SettingText } from "./device-settings-common.ts";
export type { GpsSettings } from "./device-settings-gps.ts";
export type { ObdSettings } from "./device-settings-obd.ts";
export type { ObdAlerts } from "./device-settings-obd-alerts.ts";
export type {
  DormantCancelRequest,
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
  Country,
  MobileProvider,
  PlanRules,
  ServicePlan,
  State,
  TimeZone,
} from "./lookups-types.ts";
export type { ClientOptions } from "./options.ts";
export type { AcceptedRegistration } from "./outcome.ts";
export type { EtaPackPurchase, SmsPackPurchase, Packs } from "./packs.ts";
export type { PlanUpdateDevice, PlanUpdateRequest, PlanUpdate } from "./plan-update.ts";
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
export type { Lookups } from "./lookups.ts";
export type { Reactivation } from "./reactivation.ts";
export type { Registration } from "./registration.ts";
