import { join } from "node:path";
import {
  Application,
  Converter,
  Logger,
  LogLevel,
  ReflectionKind,
  type Context,
  type ProjectReflection,
  type TypeDocOptions,
} from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { modulesOf } from "../lib/public-names.ts";

const root = join(import.meta.dirname, "../..");

const packages = ["sdk", "hooks", "ui", "sandbox"] as const;

/** The model that TypeDoc reads from the sources, and the reports of its validation. */
export interface Reference {
  readonly project: ProjectReflection;
  readonly warnings: readonly string[];
  /** Writes a Markdown file for each entry: `hooks/flows.md`, `ui/TextField.md`. */
  readonly write: (folder: string) => Promise<void>;
}

/** All entries of the packages by name, without the message catalogues, which are data. */
async function entries(): Promise<Map<string, string>> {
  const found = packages.map(async (name) => {
    const modules = await modulesOf(join(root, "packages", name));
    return modules
      .filter(([address]) => !address.startsWith("./messages/"))
      .map(
        ([address, file]) =>
          [file.replaceAll("\\", "/"), `@waypost/${name}${address.slice(1)}`] as const,
      );
  });
  return new Map((await Promise.all(found)).flat());
}

/** Collects warnings and errors instead of printing them. */
class Warnings extends Logger {
  readonly all = new Set<string>();
  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.all.add(message);
  }
}

/** Reads all public entries with TypeDoc. */
export async function readReference(): Promise<Reference> {
  const names = await entries();
  const options: TypeDocOptions & PluginOptions = {
    entryPoints: [...names.keys()],
    tsconfig: join(root, "tools/reference/tsconfig.json"),
    plugin: ["typedoc-plugin-markdown"],
    logLevel: "Warn",
    // The types are checked with the rest of the workspace.
    skipErrorChecking: true,
    excludeInternal: true,
    excludePrivate: true,
    disableSources: true,
    readme: "none",
    router: "module",
    sort: ["external-last", "source-order"],
    excludeScopesInPaths: true,
    hidePageHeader: true,
    hideBreadcrumbs: true,
    hidePageTitle: true,
    // Without this, an intersection hides the members of its objects.
    expandObjects: true,
    parametersFormat: "table",
    interfacePropertiesFormat: "table",
    typeDeclarationFormat: "table",
    validation: { notExported: true, invalidLink: true },
  };
  const app = await Application.bootstrapWithPlugins(options);
  const logger = new Warnings();
  app.logger = logger;
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => {
    for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
      const file = project.getSymbolIdFromReflection(module)?.fileName ?? "";
      module.name = names.get(file) ?? module.name;
    }
  });
  const project = await app.convert();
  if (!project) throw new Error([...logger.all].join("\n"));
  // TypeDoc validates the types of one package at a time.
  for (const name of packages) {
    project.packageName = `@waypost/${name}`;
    app.options.setValue("intentionallyNotExported", notExported[name]);
    app.validate(project);
  }
  return {
    project,
    warnings: [...logger.all],
    write: async (folder) => {
      app.options.setValue("out", folder);
      await app.generateOutputs(project);
    },
  };
}

/**
 * Types in signatures that callers do not need by name: constants behind a union, helpers of other
 * types, and types that only the flows use. TypeDoc reports any other type that no entry exports.
 */
const notExported = {
  sdk: [
    "operation.ts:Arguments",
    "register-many.ts:Many",
    "registration-payloads.ts:AnyLength",
    "registration-payloads.ts:OneCardOnly",
    "testing.ts:ErrorOf",
    "testing.ts:Kind",
  ],
  hooks: [
    "flows/cancellation/cancellation.ts:CancellationShape",
    "flows/card-update/card-update.ts:CardUpdateShape",
    "flows/device-settings/state.ts:DeviceSettingsEffect",
    "flows/dormant/dormant-cancellation.ts:DormantCancellationShape",
    "flows/dormant/dormant-mode.ts:DormantFeeShape",
    "flows/dormant/dormant-mode.ts:DormantShapeWithoutCard",
    "flows/engine/checks.ts:Check",
    "flows/engine/draft-store.ts:DraftStore",
    "flows/engine/flow.ts:FlowEffect",
    "flows/engine/flow.ts:FlowLogic",
    "flows/engine/flow.ts:InputArgument",
    "flows/engine/flow.ts:SavedState",
    "flows/engine/ports.ts:Ports",
    "flows/engine/ports.ts:NoticeText",
    "flows/imei/imei-field.ts:ImeiEvent",
    "flows/imei/imei-field.ts:ImeiVerdict",
    "flows/packs/eta-pack.ts:EtaPackShape",
    "flows/packs/sms-pack.ts:SmsPackShape",
    "flows/checkout/attempts.ts:AttemptChange",
    "flows/checkout/attempts.ts:Attempts",
    "flows/checkout/question.ts:QuestionEvent",
    "flows/checkout/card-token.ts:WithoutCard",
    "flows/checkout/checkout.ts:CheckoutScreen",
    "flows/checkout/consent.ts:Stamp",
    "flows/checkout/perform.ts:OutcomeKnown",
    "flows/checkout/outcome.ts:OutcomeEvent",
    "flows/checkout/order.ts:Repetition",
    "flows/checkout/send-once.ts:SentEvent",
    "flows/plan-update/plan-update.ts:PlanUpdateShape",
    "flows/reactivation/multi-reactivation.ts:MultiReactivationShape",
    "flows/reactivation/reactivation.ts:ReactivationShape",
    "flows/registration/events.ts:RegistrationEffect",
    "flows/registration/state.ts:RegistrationForm",
    "flows/registration/state.ts:RegistrationScreen",
    "flows/registration/state.ts:STEP_OF",
    "flows/task/state.ts:TaskAction",
    "flows/task/state.ts:TaskEffect",
    "flows/task/task.ts:Form",
    "flows/checkout/question.ts:CardRefused",
    "flows/device-settings/state.ts:SettingsControl",
    "flows/device-settings/state.ts:SettingsPhase",
    "flows/engine/step.ts:State",
    "flows/phone-consent/flow.ts:PhoneConsentFormState",
    "flows/task/state.ts:PlainPhase",
    "react/use-field-errors.ts:WithErrors",
    "react/use-selector.ts:Readable",
    "flows/task/task.ts:LookUp",
    "forms/customer-form.ts:NOT_IN_DETAILS",
    "forms/customer-form.ts:Optional",
    "forms/registration-form.ts:FormOf",
    "messages/en/plans.ts:Feature",
    "messages/en/plans.ts:Span",
    "messages/messages.ts:English",
    "messages/messages.ts:Widened",
    "platform.ts:SharedStorage",
    "react/field-props.ts:Element",
    "react/task/use-task-field.ts:TaskDraft",
    "react/registration/registration-view.ts:RegistrationViews",
    "react/checkout/words.ts:ServerText",
    "rules/device-settings/alert-cascade.ts:AlertSwitch",
    "rules/device-settings/alerts.ts:AlertFlag",
    "rules/device-settings/alerts.ts:GPS_ALERT_GROUPS",
    "rules/device-settings/alerts.ts:HARSH_KINDS",
    "rules/device-settings/alerts.ts:OBD_ALERT_GROUPS",
    "rules/device-settings/battery.ts:FASTEST",
    "rules/device-settings/battery.ts:GUIDE",
    "rules/device-settings/icons.ts:counts",
    "rules/device-settings/settings-fields.ts:Label",
    "rules/plans/plan-rules.ts:GPS_FEATURES",
    "rules/plans/plan-rules.ts:OBD_FEATURES",
    "rules/plans/plans.ts:PlanIdOf",
    "services.ts:QueryCache",
    "testing/rows.ts:Priced",
    "services.ts:ServiceSource",
  ],
  ui: [
    "components/CardForm/CardNumberField.tsx:Keyed",
    "classes.ts:Styled",
    "components/AlertTable/AlertTable.tsx:ALERT_COLUMNS",
    "components/DevicePicker/options.ts:PickableDevice",
    "components/LinkCard/drawings.tsx:DRAWINGS",
    "components/ToastQueue/ToastQueue.tsx:IsOutdated",
    "components/ToastQueue/ToastQueue.tsx:Receiver",
    "components/TrackerIcon/picture-of.ts:SUBJECTS",
    "components/TrackerIcon/vehicles.ts:VEHICLES",
    "lists/keys.ts:Keyed",
    "text/InElement.tsx:Elements",
  ],
  sandbox: ["scenarios/named.ts:files"],
};
