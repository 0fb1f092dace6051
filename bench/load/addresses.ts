/** Addresses of the simulated callers: at the throttle's 600 calls a minute each, enough for 40,000 calls a second. */
const ADDRESSES = 4_000

/** The address of the n-th caller, for `X-Forwarded-For`; callers beyond the last address share. */
export function addressOf(caller: number): string {
  const at = caller % ADDRESSES
  return `10.${1 + Math.floor(at / 62_500)}.${Math.floor(at / 250) % 250}.${(at % 250) + 1}`
}

/** Headers of a call that came through the proxy in front of the server. */
export const throughProxy = (caller: number): Record<string, string> => ({ 'x-forwarded-for': addressOf(caller) })
