import * as sdk from "@waypost/sdk";
import * as fetchOnce from "@waypost/sdk/fetch-once";
import * as pure from "@waypost/sdk/pure";
import * as registerMany from "@waypost/sdk/register-many";
import * as testing from "@waypost/sdk/testing";

export const entries = { sdk, fetchOnce, pure, registerMany, testing };
