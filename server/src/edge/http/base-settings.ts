/** The base settings of the HTTP edge, written down once. A test asserts that the running server has them. */
export const HTTP_SETTINGS = {
  bodyLimitBytes: 65_536,
  requestTimeoutMs: 10_000,
  headersTimeoutMs: 5_000,
  connectionsCheckingIntervalMs: 1_000,
  keepAliveTimeoutMs: 5_000,
  maxRequestsPerSocket: 1_000,
  pathLengthMax: 2_048,
} as const;

export const SOCKET_SETTINGS = {
  maxPayloadBytes: 65_536,
  topicsPerSocketMax: 64,
  socketsPerAddressMax: 200,
  /** A client that opens a connection and does not say hello for so long is dropped. */
  helloMsMax: 10_000,
  /** A client that does not read is dropped, never buffered without bound. */
  bufferedBytesMax: 1_048_576,
} as const;
