import {
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

/** The whole app; `waypost` is made once, by `createApp`. */
export const App = ({ waypost }: { waypost: Waypost }) => (
  <WaypostProvider waypost={waypost}>
    <ScrollView keyboardShouldPersistTaps="handled">
      <Registration />
    </ScrollView>
  </WaypostProvider>
);

function Registration() {
  const isRestoring = useRegistration(({ name }) => name === "restoring");
  const { screen, found, failureText, canTryAgain, tryAgain, receipt } = useRegistrationConfirm();
  if (isRestoring) return <ActivityIndicator accessibilityLabel="Loading" />;
  if (receipt !== null) return <Text accessibilityRole="header">Your devices are active</Text>;
  if (screen === "registering")
    return <Text accessibilityLiveRegion="polite">Registering your devices…</Text>;
  // No reply came, or the app was closed meanwhile: nobody may pay again before it is known what
  // became of the first request.
  if (screen === "unknown" || screen === "reading-back")
    return (
      <>
        <Text accessibilityRole="alert">We do not know the outcome yet.</Text>
        {found.map(({ imei, text }) => (
          <Text key={imei}>{text}</Text>
        ))}
        {canTryAgain && <Button onPress={tryAgain}>Try again</Button>}
      </>
    );
  return (
    <>
      <Customer />
      <Devices />
      <Payment />
      {screen === "failed" && <Text accessibilityRole="alert">{failureText}</Text>}
      <Submit />
    </>
  );
}

function Submit() {
  const { submitAll, isSubmitting, isReview } = useRegistrationPage();
  const { confirm, canConfirm, total, cardText, ...price } = useRegistrationConfirm();
  return (
    <>
      <Button onPress={submitAll} isDisabled={isSubmitting}>
        Review
      </Button>
      {isReview && <Text accessibilityLiveRegion="polite">{price.priceText}</Text>}
      {isReview && price.isPriceUnchecked && (
        <Button onPress={price.loadPrices}>Check the price again</Button>
      )}
      {price.tick !== null && !price.isAcknowledged && (
        <Button onPress={() => price.acknowledge(true)}>Agree to the new price</Button>
      )}
      {isReview && (
        <Button onPress={confirm} isDisabled={!canConfirm}>
          Pay ${total} now. {cardText}
        </Button>
      )}
    </>
  );
}
