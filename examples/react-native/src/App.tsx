import { useRegistration, WaypostProvider } from "@waypost/hooks";
import type { Waypost } from "@waypost/hooks/flows";
import { ActivityIndicator, ScrollView, Text } from "react-native";
import { Customer } from "./Customer.tsx";
import { Devices } from "./Devices.tsx";
import { Button } from "./fields.tsx";
import { Payment } from "./Payment.tsx";
import { Question, Receipt, Unknown } from "./Paying.tsx";

/** The whole app. `waypost` is the result of `createApp`. */
export const App = ({ waypost }: { waypost: Waypost }) => (
  <WaypostProvider waypost={waypost}>
    <ScrollView keyboardShouldPersistTaps="handled">
      <Registration />
    </ScrollView>
  </WaypostProvider>
);

function Registration() {
  const registration = useRegistration();
  switch (registration.phase) {
    case "restoring":
      return <ActivityIndicator accessibilityLabel="Loading" />;
    case "sending":
      return <Text accessibilityLiveRegion="polite">{registration.message}</Text>;
    case "reading-back":
    case "unknown":
      return <Unknown registration={registration} />;
    case "done":
      return <Receipt registration={registration} />;
    default:
      return (
        <>
          <Customer />
          <Devices />
          <Payment />
          {registration.phase === "failed" && (
            <Text accessibilityRole="alert">{registration.failure.text}</Text>
          )}
          <Button onPress={registration.submitAll} isDisabled={registration.isSubmittingAll}>
            Review
          </Button>
          {registration.phase === "reviewing" && <Question registration={registration} />}
        </>
      );
  }
}
