/** Starts the exchange of the journeys, or takes the one that `E2E_URL` names; answers with how to stop it. */
export default function startExchange(): Promise<() => Promise<void>>;
