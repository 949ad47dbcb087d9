/** The fields of a device that this backend reads and writes. The others are sent back unchanged. */
export interface Device {
  readonly id: number;
  readonly name: string;
  readonly uniqueId: string;
  readonly disabled: boolean;
  readonly model?: string | null;
  readonly positionId?: number | null;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface User {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

export interface Notification {
  readonly id: number;
  readonly type: string;
  readonly always: boolean;
  readonly notificators: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export type Traccar = ReturnType<typeof createTraccar>;

/** The calls of Traccar's API that this backend uses, with the token of an administrator. */
export function createTraccar(url: string, token: string, send: typeof fetch = fetch) {
  async function call<Reply>(method: string, path: string, body?: object): Promise<Reply> {
    const reply = await send(`${url}/api${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`Traccar answered ${method} ${path} with ${reply.status}.`);
    return (reply.status === 204 ? undefined : await reply.json()) as Reply;
  }
  const changeDevice = (device: Device, changes: Partial<Device>) =>
    call<Device>("PUT", `/devices/${device.id}`, { ...device, ...changes });
  return {
    /** The device with this IMEI, if Traccar knows it. */
    device: async (imei: string) => {
      const query = new URLSearchParams({ uniqueId: imei });
      return (await call<Device[]>("GET", `/devices?${query}`))[0];
    },
    changeDevice,
    /** The odometer in metres; 0 before the first position. */
    distance: async ({ positionId }: Device) => {
      if (!positionId) return 0;
      const [position] = await call<{ attributes: { totalDistance?: number } }[]>(
        "GET",
        `/positions?id=${positionId}`,
      );
      return position?.attributes.totalDistance ?? 0;
    },
    /** Sets the odometer, in metres. */
    setDistance: (device: Device, totalDistance: number) =>
      call("PUT", `/devices/${device.id}/accumulators`, { deviceId: device.id, totalDistance }),
    user: async (email: string) => {
      const users = await call<User[]>("GET", `/users?${new URLSearchParams({ keyword: email })}`);
      return users.find((user) => user.email.toLowerCase() === email.toLowerCase());
    },
    /** True if this is the user's password. */
    hasPassword: async (email: string, password: string) => {
      const body = new URLSearchParams({ email, password });
      const { ok, status } = await send(`${url}/api/session`, { method: "POST", body });
      if (!ok && status !== 401) throw new Error(`Traccar answered POST /session with ${status}.`);
      return ok;
    },
    addUser: (name: string, email: string, password: string) =>
      call<User>("POST", "/users", { name, email, password }),
    link: (userId: number, device: Device) =>
      call("POST", "/permissions", { userId, deviceId: device.id }),
    notifications: (device: Device) =>
      call<Notification[]>("GET", `/notifications?deviceId=${device.id}`),
    /** Adds a notification of a device. `alarm` narrows the type `alarm` down. */
    notify: async (device: Device, type: string, notificators: string, alarm?: string) => {
      const attributes = alarm === undefined ? {} : { alarms: alarm };
      const added = { type, always: false, notificators, attributes };
      const { id } = await call<Notification>("POST", "/notifications", added);
      await call("POST", "/permissions", { deviceId: device.id, notificationId: id });
    },
    changeNotification: (notification: Notification, notificators: string) =>
      call("PUT", `/notifications/${notification.id}`, { ...notification, notificators }),
    removeNotification: (id: number) => call("DELETE", `/notifications/${id}`),
  };
}
