/** Login header with the browser's device id: random, created and stored by the browser, one per area. */
export const DEVICE_HEADER = 'x-device'

/** Format of a device id: at least 128 random bits in base64url. Anything else counts as no device id. */
export const DEVICE_ID = /^[\w-]{22,64}$/
