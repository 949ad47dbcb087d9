import {
  initialCustomer,
  initialPayment,
  newDevice,
} from "../../../../../packages/hooks/src/rules/registration/drafts.ts";

/** The one plan of the price list. */
export const plan = {
  service_plan_id: "plus_quarterly",
  email_content: null,
  service_plan_name: "Plus",
  price: 29.95,
  duration: 3,
};

/** Everything that a new customer enters. */
export const filledIn = {
  customer: {
    ...initialCustomer,
    email: "a@b.co",
    confirmEmail: "a@b.co",
    password: "pw",
    confirmPassword: "pw",
    firstName: "Sample",
    lastName: "Customer",
    billingAddress: "1 Main St",
    city: "Austin",
    state: "Texas",
    zipcode: "73301",
    timezone: "America/Chicago",
    timezonedescription: "Central",
    serviceProvider: "Others",
    customserviceProvider: "Local Carrier",
    phone: "5550001111",
    textMe: true,
  },
  activation: {
    unit: "MPH",
    devices: [
      {
        ...newDevice("1"),
        imei: "350000000000001",
        device_name: "Van",
        device_model: "GL300",
        category: "gps",
        servicePlan: plan.service_plan_id,
        price: plan.price,
        duration: plan.duration,
      },
    ],
  },
  payment: {
    ...initialPayment,
    cardHoldername: "Sample Customer",
    cardnumber: "4111 1111 1111 1111",
    cvc: "123",
    expirationdatemonth: "03",
    expirationdateyear: "2099",
  },
  terms: { accepted: true },
};
