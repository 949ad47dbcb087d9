import { createAdapter, refuse, type Adapter, type RegistrationOrder } from "@waypost/adapter";
import type { CustomerId, MultiReactivationRequest, SavedCardRegistration } from "@waypost/sdk";
import { isRefusal, type Payments } from "./payments.ts";
import { endOf, PACKS, PLANS, RULES, type Plan } from "./plans.ts";
import { loadSettings, saveSettings } from "./settings.ts";
import type { Payer, Store, Subscription } from "./store.ts";
import type { Device, Traccar } from "./traccar.ts";

/** Begins the tokens of saved cards. Those of a registration pay for nothing. */
const CARDS = "cards_";

/** A device that begins a plan today. */
interface Start {
  readonly imei: string;
  readonly plan: Plan;
}

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

/** The calls of the portal on Traccar, Stripe and the file of subscriptions. */
export function createBackend(parts: Parts): Adapter {
  const { traccar, payments, store, now = () => new Date() } = parts;
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

  /** The card that `public/tokens.js` has set up. An order or a cancellation uses it up. */
  async function cardOf(card: object = {}): Promise<string> {
    const token = "token" in card ? String(card.token) : "";
    if (!token.startsWith("seti_") || !store.spend(token))
      throw refuse("Card declined", "Please enter the card again");
    return payments.cardOf(token);
  }

  async function changeCard({ stripe }: Payer, token: object | undefined): Promise<void> {
    const card = await cardOf(token);
    await payments.addCard(stripe, card);
    await payments.setCardOnFile(stripe, card);
  }

  /** Makes the saved card of an order the one that pays. */
  async function paySaved({ customer, stripe }: Payer, order: SavedCardRegistration) {
    const { user_token: token, card_bin: bin, card_last_4: last4 } = order;
    const isOwn = token.startsWith(CARDS) && store.customerOf(token) === customer;
    const all = isOwn ? await payments.savedCards(stripe) : [];
    const saved = all.find((one) => one.metadata?.["bin"] === bin && one.card?.last4 === last4);
    await payments.setCardOnFile(stripe, found(saved, "This card is not saved").id);
  }

  /** Charges plans once for their devices and first day, and puts the devices on them. */
  async function startPlans({ stripe, customer }: Payer, starts: readonly Start[]): Promise<void> {
    const day = today();
    const devices = await Promise.all(starts.map(({ imei }) => deviceOf(imei)));
    await payments.charge({
      stripe,
      price: starts.reduce((sum, { plan }) => sum + plan.price, 0),
      what: starts.map(({ imei, plan }) => `${plan.name} for ${imei}`).join(", "),
      key: [customer, day, ...starts.map(({ imei, plan }) => `${imei} ${plan.id}`)].join(" "),
    });
    for (const { imei, plan } of starts) {
      const until = endOf(day, plan.months);
      store.save({ imei, customer, plan: plan.id, until, status: "active" });
    }
    await Promise.all(
      devices.map((device) => {
        const { until: paidUntil } = subscriptionOf(device.uniqueId);
        const attributes = { ...device.attributes, paidUntil };
        return traccar.changeDevice(device, { disabled: false, attributes });
      }),
    );
  }

  /** Finds the customer of a registration, or creates one, with the card that pays. */
  async function payerFor(order: RegistrationOrder): Promise<Payer> {
    const { email } = order;
    const user = await traccar.user(email);
    const known = user && store.payer(user.id);
    if (known !== undefined) {
      if ("user_token" in order) await paySaved(known, order as SavedCardRegistration);
      else await changeCard(known, order.credit_card);
      return known;
    }
    const stripe = await payments.addCustomer(email, await cardOf(order.credit_card));
    const name = [order.first_name, order.last_name].filter(Boolean).join(" ") || email;
    const { id } = user ?? (await traccar.addUser(name, email, order.password ?? ""));
    const payer = { customer: id, email, name, stripe };
    store.savePayer(payer);
    return payer;
  }

  const rowOf = ({ imei, plan, until }: Subscription) => ({
    imei_no: imei,
    activated_plan_id: plan,
    activated_plan_description: planOf(plan).name,
    nextBillingDate: until,
    category: "gps",
  });

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
        await startPlans(payer, [{ imei, plan: planOf(device_plan) }]);
        const device = await deviceOf(imei);
        await traccar.changeDevice(device, { name: device_name });
        await traccar.link(payer.customer, device);
        const row = rowOf(subscriptionOf(imei));
        subscription.push({ ...row, device_name, start_date: today() });
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

  async function reactivate(
    order: Omit<MultiReactivationRequest, "credit_card"> & { credit_card: object },
  ) {
    const { customer_id, credit_card, devices } = order;
    const payer = payerOf(customer_id);
    const starts = devices.map(({ imei, device_plan }) => {
      if (subscriptionOf(imei, customer_id).status === "active")
        throw refuse("This device is active already", imei);
      return { imei, plan: planOf(device_plan) };
    });
    await changeCard(payer, credit_card);
    await startPlans(payer, starts);
    return { message: "Reactivated Device Successfully, Happy tracking" };
  }

  const owned = async (imei: string, customer: unknown) => {
    subscriptionOf(imei, customer as number);
    return deviceOf(imei);
  };

  const adapter = createAdapter(
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
          return sold.map(({ id, name, price, months }) => ({
            service_plan_id: id,
            service_plan_name: name,
            email_content: name,
            price,
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
        customerCards: async ({ customer_id, password }) => {
          const { customer, email, stripe } = payerOf(customer_id);
          if (!(await traccar.hasPassword(email, password))) throw refuse("Invalid password");
          const token = `${CARDS}${crypto.randomUUID()}`;
          store.addToken(token, customer);
          return (await payments.savedCards(stripe)).map(({ card, metadata }) => ({
            token,
            issuing_bank: card?.brand,
            expiration_month: card && `${card.exp_month}`,
            expiration_year: card && `${card.exp_year}`,
            expired: !card || now() >= new Date(card.exp_year, card.exp_month),
            bin: metadata?.["bin"],
            last_4: card?.last4,
          }));
        },
        register,
      },
      cardUpdate: {
        validateCard: async (customer, first6) => {
          const { name, stripe } = payerOf(customer);
          const { card, metadata } = await payments.cardOnFile(stripe);
          if (metadata?.["bin"] !== first6) throw refuse("This is not the card on file");
          return { first_name: name, last4: card?.last4 };
        },
        update: ({ customer_id, credit_card }) => changeCard(payerOf(customer_id), credit_card),
      },
      planUpdate: {
        devices: (customer) => subscriptionsOf(customer, "active").map(rowOf),
        update: async ({ customer_id, imei, service_plan_id }) => {
          const own = subscriptionOf(imei, customer_id);
          if (own.status !== "active") throw refuse("This device is not active");
          await startPlans(payerOf(customer_id), [{ imei, plan: planOf(service_plan_id) }]);
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
        reactivate: ({ imei, service_plan, ...order }) =>
          reactivate({ ...order, devices: [{ imei, device_plan: service_plan }] }),
        reactivateMany: reactivate,
      },
      packs: {
        buySms: async ({ customer_id, sms_pack_id, autorenew_sms_pack }, { request }) => {
          const all = PACKS.find(({ id }) => id === sms_pack_id);
          const pack = found(all, "This pack is not sold");
          const { stripe, customer } = payerOf(customer_id);
          // A gate in front gives each order a key. Without one, each call is an order.
          const key = request.headers.get("Idempotency-Key") ?? crypto.randomUUID();
          await payments.charge({ stripe, price: pack.price, what: pack.name, key });
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
    { verifyToken: (token) => store.customerOf(token) ?? null, currency: payments.currency },
  );

  /** Answers the two calls of `public/tokens.js`, and leaves the others to the adapter. */
  async function answer(input: Request | string | URL, init?: object): Promise<Response> {
    const request = input instanceof Request ? input : new Request(input, init);
    const { pathname } = new URL(request.url);
    const path = pathname.startsWith(adapter.prefix) && pathname.slice(adapter.prefix.length);
    const [isOurs, setup] = /^\/card-setups(?:\/(seti_\w+)\/cancel)?$/.exec(path || "") ?? [];
    if (isOurs === undefined || request.method !== "POST") return adapter(request);
    try {
      if (setup === undefined) return Response.json(await payments.startSetup());
      await payments.cancelSetup(setup);
      store.spend(setup);
      return Response.json({});
    } catch (error) {
      console.error(error);
      return Response.json({ error: { message: "Please try again later" } }, { status: 502 });
    }
  }
  return Object.assign(answer, { prefix: adapter.prefix });
}
