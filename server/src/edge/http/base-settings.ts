import { MINUTE_MS } from '@bourse/core/calendar/durations.ts';

/** The base settings of the HTTP edge, in one place. A test checks that the running server has them. */
export const HTTP_SETTINGS = {
  bodyLimitBytes: 65_536,
  requestTimeoutMs: 10_000,
  headersTimeoutMs: 5_000,
  connectionsCheckingIntervalMs: 1_000,
  keepAliveTimeoutMs: 5_000,
  /**
   * A connection without any traffic for this long is closed, so that a reader who does not read keeps no answer in
   * memory.
   */
  connectionTimeoutMs: MINUTE_MS,
  maxRequestsPerSocket: 1_000,
  pathLengthMax: 2_048,
  /** Open connections per network, counted from acceptance: more than its websockets and pages need. */
  connectionsPerAddressMax: 1_000,
  connectionsMax: 40_000,
} as const;

export const SOCKET_SETTINGS = {
  maxPayloadBytes: 65_536,
  topicsPerSocketMax: 64,
  socketsPerAddressMax: 200,
  socketsPerPersonMax: 50,
  /** A client that opens a connection and sends nothing for this long is disconnected. */
  helloMsMax: 10_000,
  /** A client that does not read is disconnected rather than buffered without limit. */
  bufferedBytesMax: 1_048_576,
  /** The same for small packets, which cost more than their bytes. */
  waitingPacketsMax: 1_000,
} as const;
