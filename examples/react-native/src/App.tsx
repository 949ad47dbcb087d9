import {
  useMessages,
  useRegistration,
  useRegistrationConfirm,
  useRegistrationPage,
  WaypostProvider,
} from "@waypost/hooks";
import type { Waypost } from "@waypost/hooks/flows";
import { ActivityIndicator, ScrollView, Text } from "react-native";
import { Customer } from "./Customer.tsx";
import { Devices } from "./Devices.tsx";
import { Button } from "./fields.tsx";
import { Payment } from "./Payment.tsx";
import { Question, Receipt, Unknown } from "./Paying.tsx";

/** The whole app; `waypost` is made once, by `createApp`. */
export const App = ({ waypost }: { waypost: Waypost }) => (
  <WaypostProvider waypost={waypost}>
    <ScrollView keyboardShouldPersistTaps="handled">
      <Registration />
    </ScrollView>
  </WaypostProvider>
);

function Registration() {
  const say = useMessages();
  const isRestoring = useRegistration(({ name }) => name === "restoring");
  const { screen, failureText } = useRegistrationConfirm();
  const { submitAll, isSubmitting, isReview } = useRegistrationPage();
  if (isRestoring) return <ActivityIndicator accessibilityLabel="Loading" />;
  switch (screen) {
    case "registering":
      return <Text accessibilityLiveRegion="polite">{say("confirm.registering")}</Text>;
    case "reading-back":
      return <Text accessibilityLiveRegion="polite">{say("readBack.running")}</Text>;
    case "unknown":
      return <Unknown />;
    case "registered":
    case "partly-registered":
      return <Receipt />;
    case "confirm":
    case "failed":
      return (
        <>
          <Customer />
          <Devices />
          <Payment />
          {screen === "failed" && <Text accessibilityRole="alert">{failureText}</Text>}
          <Button onPress={submitAll} isDisabled={isSubmitting}>
            Review
          </Button>
          {isReview && <Question />}
        </>
      );
  }
}
