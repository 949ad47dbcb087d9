import { Alert, AlertDescription } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Button, LinkButton } from "@/components/ui/button";
import {
  Card,
  CardAction,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useFeatureText, useFormats, useMessages, usePlans } from "@waypost/hooks";
import {
  ALWAYS_ON_PRICING,
  PLAN_KINDS,
  PLAN_PERIODS,
  type PlanKind,
  type PlanPeriod,
} from "@waypost/hooks/rules";
import { CheckIcon, MinusIcon } from "lucide-react";
import { Suspense, useState } from "react";

type Offer = ReturnType<typeof usePlans>;
type Plan = Offer["plans"][number];
type CardProps = { plan: Plan; period: PlanPeriod | null; href: string };

/** The address that starts an activation of this plan, such as `/activate?plan=plus_yearly`. */
type HrefOf = (plan: Plan) => string;

/** The plans for GPS and OBD trackers, with the price and the features of each. */
export function PricingTable({ hrefOf }: { hrefOf: HrefOf }) {
  const say = useMessages();
  return (
    <section className="grid gap-6" aria-label={say("pricing.title")}>
      <Suspense fallback={<Waiting />}>
        <Offers hrefOf={hrefOf} />
      </Suspense>
    </section>
  );
}

/** The kinds and periods on sale. A single one has no tab. */
function Offers({ hrefOf }: { hrefOf: HrefOf }) {
  const say = useMessages();
  const [wanted, setKind] = useState<PlanKind>("gps");
  const [period, setPeriod] = useState<PlanPeriod>("quarterly");
  const of = { period, alwaysIncluded: ALWAYS_ON_PRICING };
  const offers = { gps: usePlans({ kind: "gps", ...of }), obd: usePlans({ kind: "obd", ...of }) };
  const kinds = PLAN_KINDS.filter(
    (one) => offers[one].plans.length > 0 || offers[one].isPending || offers[one].isError,
  );
  const kind = kinds.find((one) => one === wanted) ?? kinds[0] ?? wanted;
  const offer = offers[kind];
  const plans = <Plans offer={offer} hrefOf={hrefOf} />;
  const periods = offer.periods.length > 1 ? offer.periods : [];
  return (
    <Tabs
      className="flex-col items-center gap-4"
      selectedKey={offer.period ?? period}
      onSelectionChange={(key) => setPeriod(PLAN_PERIODS.find((one) => one === key) ?? period)}
    >
      <div className="flex flex-wrap justify-center gap-3">
        {(kinds.length > 1 ? kinds : []).map((one) => (
          <Button
            key={one}
            variant={one === kind ? "secondary" : "ghost"}
            aria-pressed={one === kind}
            onPress={() => setKind(one)}
          >
            {say(`kind.${one}`)}
          </Button>
        ))}
        {periods.length > 0 && (
          <TabsList aria-label={say("pricing.periods")}>
            {periods.map((one) => (
              <TabsTrigger key={one} id={one} className="px-3">
                {say(`plan.${one}`)}
              </TabsTrigger>
            ))}
          </TabsList>
        )}
      </div>
      {periods.map((one) => (
        <TabsContent key={one} id={one} className="w-full">
          {plans}
        </TabsContent>
      ))}
      {periods.length === 0 && <div className="w-full">{plans}</div>}
    </Tabs>
  );
}

function Plans({ offer, hrefOf }: { offer: Offer; hrefOf: HrefOf }) {
  const say = useMessages();
  if (offer.isPending) return <Waiting />;
  if (offer.isError) {
    return (
      <Alert variant="destructive">
        <AlertDescription>
          <p>{say("plan.failed")}</p>
          <Button variant="outline" onPress={offer.refetch}>
            {say("action.retry")}
          </Button>
        </AlertDescription>
      </Alert>
    );
  }
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {offer.plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} period={offer.period} href={hrefOf(plan)} />
      ))}
    </div>
  );
}

function PlanCard({ plan, period, href }: CardProps) {
  const say = useMessages();
  const { price, priceParams } = useFormats();
  const { isRecommended, months } = plan;
  return (
    <Card className={isRecommended ? "ring-2 ring-primary max-md:order-first" : ""}>
      <CardHeader>
        <CardTitle>
          <h3>{plan.name}</h3>
        </CardTitle>
        <CardDescription>{plan.tier && say(`pricing.${plan.tier}.reporting`)}</CardDescription>
        {isRecommended && (
          <CardAction>
            <Badge>{say("plan.recommended")}</Badge>
          </CardAction>
        )}
      </CardHeader>
      <CardContent className="grid flex-1 content-start gap-5">
        <p className="tabular-nums">
          <span className="text-3xl font-semibold">
            {plan.isAvailable ? price(plan.perMonth) : "–"}
          </span>
          <span className="text-muted-foreground"> {plan.isAvailable && say("plan.perMonth")}</span>
        </p>
        {plan.isAvailable && (
          <p className="text-muted-foreground tabular-nums">
            {say("task.every", { amount: price(plan.price), months })}
            {plan.savedPerYear !== null && <br />}
            {plan.savedPerYear !== null && say("plan.savedPerYear", priceParams(plan.savedPerYear))}
          </p>
        )}
        <ul className="grid gap-2">
          {plan.features.map((feature) => (
            <Feature key={feature.key} {...{ feature, period }} />
          ))}
        </ul>
      </CardContent>
      <CardFooter>
        <LinkButton
          href={href}
          size="lg"
          variant={isRecommended ? "default" : "outline"}
          className="w-full"
          isDisabled={!plan.isAvailable}
        >
          {say("plan.selectAndSave")}
        </LinkButton>
      </CardFooter>
    </Card>
  );
}

/** A feature with its amount, and whether the plan includes it. */
function Feature(props: { feature: Plan["features"][number]; period: PlanPeriod | null }) {
  const { feature, period } = props;
  const say = useMessages();
  const featureText = useFeatureText();
  const Icon = feature.isIncluded ? CheckIcon : MinusIcon;
  return (
    <li className={`flex gap-2 ${feature.isIncluded ? "" : "text-muted-foreground"}`}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      <span>
        {featureText(feature, period ?? undefined)}{" "}
        <span className="sr-only">
          {say(feature.isIncluded ? "feature.included" : "feature.notIncluded")}
        </span>
      </span>
    </li>
  );
}

function Waiting() {
  const say = useMessages();
  return (
    <output aria-label={say("plan.loading")} className="grid gap-4 md:grid-cols-3">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </output>
  );
}
