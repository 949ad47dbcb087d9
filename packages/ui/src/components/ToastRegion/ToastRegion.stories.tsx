import type { Story } from "@ladle/react";
import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { createToastQueue } from "../ToastQueue/ToastQueue.tsx";
import { ToastRegion } from "./ToastRegion.tsx";

export default { title: "Feedback / ToastRegion" };

const labels = { region: "Notifications", close: "Close" };

export const EveryTone: Story = () => {
  const [queue] = useState(() => {
    const filled = createToastQueue();
    filled.show({ tone: "success", message: "Device Registered Successfully" });
    filled.show({ tone: "info", message: "Your draft was kept." });
    filled.show({
      tone: "danger",
      message: "Error! You cannot proceed furthur before filling previous details",
    });
    return filled;
  });
  return (
    <>
      <Button onPress={() => queue.show({ tone: "danger", message: "Something Went Wrong" })}>
        Show another
      </Button>
      <ToastRegion queue={queue} labels={labels} timeout={600_000} />
    </>
  );
};
