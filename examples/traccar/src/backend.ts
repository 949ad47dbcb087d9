import {
  createAdapter,
  refuse,
  type Adapter,
  type CardToken,
  type RegistrationOrder,
} from "@waypost/adapter";
import type { CustomerId } from "@waypost/sdk";
import type { Payments } from "./payments.ts";
import { endOf, PACKS, PLANS, RULES, type Plan } from "./plans.ts";
import { loadSettings, saveSettings } from "./settings.ts";
import type { Payer, Store, Subscription } from "./store.ts";
import type { Device, Traccar } from "./traccar.ts";

export interface Parts {
  readonly traccar: Traccar;
  readonly payments: Payments;
  readonly store: Store;
  readonly now?: () => Date;
}

/** Returns what was found. @throws a refusal if there is nothing */
function found<T>(value: T | undefined, message: string): T {
  if (value === undefined) throw refuse(message);
  return value;
}

/** The token of Stripe, by which the portal's `tokenizeCard` has replaced the card. */
const tokenOf = (card: CardToken | object | undefined): string => {
  if (card === undefined || !("token" in card)) throw refuse("Please pay with a card token");
  return card.token;
};

/** The calls of the portal on Traccar, Stripe and the file of subscriptions. */
export function createBackend({
  traccar,
  payments,
  store,
  now = () => new Date(),
}: Parts): Adapter {
  const today = () => now().toISOString().slice(0, 10);

  const plans = new Map<string, Plan>(PLANS.map((plan) => [plan.id, plan]));
  const planOf = (id: string): Plan => found(plans.get(id), "This plan is not sold");
  const payerOf = (customer: CustomerId): Payer =>
    found(store.payer(Number(customer)), "Unknown customer");
  const subscriptionOf = (imei: string, customer?: CustomerId): Subscription => {
    const own = found(store.subscription(imei), "This device has no subscription");
    if (customer !== undefined && own.customer !== Number(customer))
      throw refuse("This device has no subscription of yours");
    return own;
  };
  const subscriptionsOf = (customer: CustomerId, status: Subscription["status"]) =>
    store.subscriptions(status).filter((one) => one.customer === Number(customer));
  const deviceOf = async (imei: string): Promise<Device> =>
    found(await traccar.device(imei), "This device is unknown");

  /** Charges a plan once for each device and first day, and puts the device on it. */
  async function startPlan(payer: Payer, imei: string, plan: Plan): Promise<Subscription> {
    const device = await deviceOf(imei);
    const day = today();
    const { stripe, customer } = payer;
    const what = `${plan.name} for ${imei}`;
    await payments.charge({ stripe, cents: plan.cents, what, key: `${imei} ${plan.id} ${day}` });
    const until = endOf(day, plan.months);
    const subscription = { imei, customer, plan: plan.id, until, status: "active" } as const;
    store.save(subscription);
    await traccar.changeDevice(device, {
      disabled: false,
      attributes: { ...device.attributes, paidUntil: until },
    });
    return subscription;
  }

  /** Finds the customer of a registration, or creates one, with the card that pays. */
  async function payerFor(order: RegistrationOrder): Promise<Payer> {
    const { email } = order;
    const user = await traccar.user(email);
    const known = user && store.payer(user.id);
    const token = tokenOf(order.credit_card);
    if (known !== undefined) {
      await payments.changeCard(known.stripe, token);
      return known;
    }
    const stripe = await payments.addCustomer(email, token);
    const name = [order.first_name, order.last_name].filter(Boolean).join(" ") || email;
    const { id } = user ?? (await traccar.addUser(name, email, order.password ?? ""));
    const payer = { customer: id, email, name, stripe };
    store.savePayer(payer);
    return payer;
  }

  async function register(order: RegistrationOrder) {
    for (const { imei, device_plan } of order.devices) {
      planOf(device_plan);
      if (store.subscription(imei)?.status === "active") throw refuse("IMEI already in use", imei);
    }
    const payer = await payerFor(order);
    const subscription: object[] = [];
    const failed: { imei: string; why: string }[] = [];
    for (const { imei, device_name, device_plan } of order.devices) {
      try {
        const { plan, until } = await startPlan(payer, imei, planOf(device_plan));
        const device = await deviceOf(imei);
        await traccar.changeDevice(device, { name: device_name });
        await traccar.link(payer.customer, device);
        subscription.push({
          device_name,
          imei_no: imei,
          start_date: today(),
          nextBillingDate: until,
          activated_plan_id: plan,
          activated_plan_description: planOf(plan).name,
        });
      } catch (error) {
        // Only a refusal means that this device was not charged. The others stay charged.
        if (!isRefusal(error)) throw error;
        failed.push({ imei, why: error.error ?? error.message });
      }
    }
    const token = crypto.randomUUID();
    store.addToken(token, payer.customer);
    const { customer, email } = payer;
    return { details: { customer_id: customer, email }, subscription, failed, token };
  }

  const rowOf = ({ imei, plan, until }: Subscription) => ({
    imei_no: imei,
    activated_plan_id: plan,
    activated_plan_description: planOf(plan).name,
    nextBillingDate: until,
    category: "gps",
  });
  const owned = async (imei: string, customer: unknown) => {
    subscriptionOf(imei, customer as number);
    return deviceOf(imei);
  };

  return createAdapter(
    {
      lookups: {
        countries: () => [{ id: "1", country_name: "United States", iso_code_2: "us" }],
        states: () => [{ id: "1", state_name: "Texas" }],
        timeZones: () => [{ id: "1", time_zone: "America/Chicago", description: "Central" }],
        mobileProviders: () => [{ id: "1", mobile_provider_name: "Others" }],
        planRules: () => RULES,
        appConfig: (name) => ({ key: name, key_value: "0" }),
        servicePlans: (category = "gps") => {
          const sold = category === "gps" ? PLANS : category === "sms_pack" ? PACKS : [];
          return sold.map(({ id, name, cents, months }) => ({
            service_plan_id: id,
            service_plan_name: name,
            email_content: name,
            price: cents / 100,
            duration: months,
            category,
          }));
        },
      },
      registration: {
        checkEmail: async (email) => {
          const user = await traccar.user(email);
          return { exists: user !== undefined, customer_id: user?.id };
        },
        checkImei: async (imei) => {
          const device = await traccar.device(imei);
          if (device === undefined) return { valid: false, reason: "not-found" };
          if (store.subscription(imei)?.status === "active")
            return { valid: false, reason: "in-use" };
          return { valid: true, category: "gps", model: device.model ?? "tracker" };
        },
        register,
      },
      planUpdate: {
        devices: (customer) => subscriptionsOf(customer, "active").map(rowOf),
        update: async ({ customer_id, imei, service_plan_id }) => {
          const own = subscriptionOf(imei, customer_id);
          if (own.status !== "active") throw refuse("This device is not active");
          await startPlan(payerOf(customer_id), imei, planOf(service_plan_id));
        },
      },
      cancellation: {
        validateImei: (imei) => {
          if (subscriptionOf(imei).status !== "active") throw refuse("This device is not active");
        },
        cancel: async ({ imei, email }) => {
          const own = subscriptionOf(imei);
          if (payerOf(own.customer).email.toLowerCase() !== email.toLowerCase())
            throw refuse("This is not the e-mail address of the account");
          store.save({ ...own, status: "cancelled" });
          await traccar.changeDevice(await deviceOf(imei), { disabled: true });
        },
      },
      reactivation: {
        devices: (customer) => ({
          devices: subscriptionsOf(customer, "cancelled").map(({ imei }) => ({
            imei_no: imei,
            category: "gps",
          })),
          user_details: { first_name: payerOf(customer).name },
        }),
        deviceInfo: (customer, imei) => ({
          device: {
            imei_no: imei,
            activated_plan_description: planOf(subscriptionOf(imei, customer).plan).name,
          },
          user_details: { first_name: payerOf(customer).name },
        }),
        reactivate: async ({ customer_id, credit_card, imei, service_plan }) => {
          const plan = planOf(service_plan);
          if (subscriptionOf(imei, customer_id).status === "active")
            throw refuse("This device is active already", imei);
          const payer = payerOf(customer_id);
          await payments.changeCard(payer.stripe, tokenOf(credit_card));
          await startPlan(payer, imei, plan);
          return { message: "Reactivated Device Successfully, Happy tracking" };
        },
      },
      packs: {
        buySms: async ({ customer_id, sms_pack_id, autorenew_sms_pack }, { request }) => {
          const all = PACKS.find(({ id }) => id === sms_pack_id);
          const pack = found(all, "This pack is not sold");
          const { stripe, customer } = payerOf(customer_id);
          // A gate in front gives each order a key. Without one, each call is an order.
          const key = request.headers.get("Idempotency-Key") ?? crypto.randomUUID();
          await payments.charge({ stripe, cents: pack.cents, what: pack.name, key });
          store.addPack(customer, pack.id, autorenew_sms_pack, today());
        },
      },
      deviceSettings: {
        load: async (imei, _category, { customer }) =>
          loadSettings(traccar, await owned(imei, customer), Number(customer)),
        save: async (imei, _category, settings, { customer }) =>
          saveSettings(traccar, await owned(imei, customer), settings as never),
        updateOdometer: async (_category, { imei, odometer_value }, { customer }) => {
          const device = await owned(imei, customer);
          await traccar.setDistance(device, Number(odometer_value) * 1000);
        },
      },
    },
    { verifyToken: (token) => store.customerOf(token) ?? null },
  );
}

type Refused = Error & { readonly error?: string };

/** True for what `refuse` returns. */
const isRefusal = (error: unknown): error is Refused =>
  error instanceof Error && error.name === "Refusal";
