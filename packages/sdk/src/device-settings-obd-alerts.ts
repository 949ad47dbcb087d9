/** The alerts that only OBD devices have. */
export interface ObdAlerts {
  /** Master switch of the engine alerts. */
  engine_notification_global: boolean;
  /** Sends engine alerts as push notifications. */
  engine_notification: boolean;
  /** Sends engine alerts by e-mail, to `email`. */
  engine_email: boolean;
  /** Sends engine alerts by SMS, to `phone`. */
  engine_sms: boolean;
  /** Master switch of the attach and detach alerts. The API's spelling of "detach". */
  attach_dettach_notification_global: boolean;
  /** Sends attach and detach alerts as push notifications. The API's spelling of "detach". */
  attach_dettach_notification: boolean;
  /** Sends attach and detach alerts by e-mail, to `email`. The API's spelling of "detach". */
  attach_dettach_email: boolean;
  /** Sends attach and detach alerts by SMS, to `phone`. The API's spelling of "detach". */
  attach_dettach_sms: boolean;
  /** Master switch of the towing alerts. Only on plans with the rule `towing_alert`. */
  tow_notification_global: boolean;
  /** Sends towing alerts as push notifications. */
  tow_notification: boolean;
  /** Sends towing alerts by e-mail, to `email`. */
  tow_email: boolean;
  /** Sends towing alerts by SMS, to `phone`. */
  tow_sms: boolean;
  /** Master switch of the warning and emission alerts. */
  warning_notification_global: boolean;
  /** Sends warning and emission alerts as push notifications. */
  warning_notification: boolean;
  /** Sends warning and emission alerts by e-mail, to `email`. */
  warning_email: boolean;
  /** Sends warning and emission alerts by SMS, to `phone`. */
  warning_sms: boolean;
  /** Master switch of the crash alerts. Only on plans with the rule `crash_detection`. */
  crash_acceleration_notification_global: boolean;
  /** Sends crash alerts as push notifications. */
  crash_acceleration_notification: boolean;
  /** Sends crash alerts by e-mail, to `email`. */
  crash_acceleration_email: boolean;
  /** Sends crash alerts by SMS, to `phone`. */
  crash_acceleration_sms: boolean;
  /**
   * Master switch of the harsh behaviour alerts: acceleration, braking and turning. Only on plans
   * with the rule `harsh_behaviour`.
   */
  harsh_notification_global: boolean;
  /** Sends harsh acceleration alerts by e-mail, to `email`. */
  harshacceleration_email: boolean;
  /** Sends harsh acceleration alerts as push notifications. */
  harshacceleration_notification: boolean;
  /** Sends harsh acceleration alerts by SMS, to `phone`. */
  harshacceleration_sms: boolean;
  /** Sends harsh braking alerts by e-mail, to `email`. */
  harshbraking_email: boolean;
  /** Sends harsh braking alerts as push notifications. */
  harshbraking_notification: boolean;
  /** Sends harsh braking alerts by SMS, to `phone`. */
  harshbraking_sms: boolean;
  /** Sends harsh turning alerts by e-mail, to `email`. */
  harshturning_email: boolean;
  /** Sends harsh turning alerts as push notifications. */
  harshturning_notification: boolean;
  /** Sends harsh turning alerts by SMS, to `phone`. */
  harshturning_sms: boolean;
}
