import { createClient } from "../packages/sdk/src/index.ts";

/** Calls each operation once. The benchmark measures the type check of this file. */
export async function callEveryOperation(): Promise<unknown> {
  const { lookups, registration, deviceSettings, cancellation, reactivation, ...rest } =
    createClient({ baseUrl: "https://api.example.com", token: () => "token" });
  const { planUpdate, cardUpdate, dormant, packs } = rest;
  const customer_id = 1;
  const imei = "352099001761481";
  const credit_card = {
    cardholder_name: "Ada Byron",
    cvv: "123",
    expiration_date: "01/2030",
    number: "4111111111111111",
  };
  const device = { imei, device_name: "Van", device_model: "GL300", device_plan: "gps_monthly" };
  const payload = {
    email: "ada@example.com",
    language: "English",
    uom: "MPH",
    devices: [device],
    credit_card,
  } as const;
  const reactivate = { credit_card, customer_id, imei, service_plan: "gps_monthly" };
  const cancellationRequest = {
    cancelation_reason: "Sold the vehicle",
    comment: "",
    email: "ada@example.com",
    first_name: "Ada",
    how_gps_tracker: "Personal",
    imei,
    last_name: "Byron",
    phone_number: "15551234567",
  };

  const [country] = await lookups.countries();
  const [state] = await lookups.states(country?.id ?? 250);
  const [zone] = await lookups.timeZones();
  const [provider] = await lookups.mobileProviders();
  const [plan] = await lookups.servicePlans("obd");
  const rules = await lookups.planRules();
  const entry = await lookups.appConfig("discount_3");

  const emailCheck = await registration.checkEmail("ada@example.com");
  const [card] = await registration.customerCards({ customer_id, password: "secret" });
  const imeiCheck = await registration.checkImei(imei);
  const registered = await registration.register(payload);
  const charged = await registration.registerCharge(payload);

  const settings = await deviceSettings.load(imei, "gps");
  const saved = await deviceSettings.save(imei, "gps", { ...settings, speed_limit: 90 });
  const odometer = await deviceSettings.updateOdometer("gps", { imei, odometer_value: "160.934" });

  const cancellable = await cancellation.validateImei(imei);
  const cancelled = await cancellation.cancel(cancellationRequest);

  const inactive = await reactivation.devices(customer_id);
  const info = await reactivation.deviceInfo(customer_id, imei);
  const reactivated = await reactivation.reactivate(reactivate);
  const reactivatedCharge = await reactivation.reactivateCharge(reactivate);
  const reactivatedMany = await reactivation.reactivateMany({
    credit_card,
    customer_id,
    devices: [{ imei, device_plan: "gps_monthly" }],
  });

  const [updatable] = await planUpdate.devices(customer_id);
  const updated = await planUpdate.update({ customer_id, imei, service_plan_id: "gps_monthly" });

  const holder = await cardUpdate.validateCard(customer_id, "411111");
  const replaced = await cardUpdate.update({ credit_card, customer_id });

  const fee = { customer_id, imei, iccid: "8901", email: "ada@example.com" };
  const parked = await dormant.payFee({ ...fee, paying: true, credit_card });
  const [dormantDevice] = await dormant.activated(customer_id);
  const ended = await dormant.cancel({ customer_id, imei });

  const sms = await packs.buySms({ customer_id, sms_pack_id: "sms", autorenew_sms_pack: true });
  const eta = await packs.buyEta({ customer_id, eta_id: "eta" });

  return [
    [country?.country_name, state?.state_name, zone?.time_zone, provider?.mobile_provider_name],
    [plan?.price, rules["gps_monthly"], entry.key_value],
    [
      emailCheck.exists,
      card?.last_4,
      imeiCheck.valid && imeiCheck.category,
      registered.outcome,
      charged.failedDevices,
    ],
    [settings.battery_low_limit, saved.message, odometer.message],
    [cancellable.message, cancelled.message],
    [
      inactive.devices,
      info.device.imei_iccid,
      reactivated.message,
      reactivatedCharge.message,
      reactivatedMany.message,
    ],
    [updatable?.activated_plan_id, updated.message, holder.last4, replaced.message],
    [parked.message, dormantDevice?.end_date, ended.message, sms.message, eta.message],
  ];
}
