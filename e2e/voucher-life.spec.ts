import { voucherLife } from './journeys/voucher-life.ts';
import { testJourneys } from './support/test-journeys.ts';
import { test } from './support/test.ts';

// A wrong code or PIN is an answer that the browser writes a line about.
test.beforeEach(({ watch }) => watch.expectFailedCalls());

testJourneys(voucherLife);
