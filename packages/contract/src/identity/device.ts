/** Header of a login with the id of the browser's device: random, made by the browser, kept in its storage, one per area. */
export const DEVICE_HEADER = 'x-device'

/** What a device id looks like: at least 128 random bits in base64url. Anything else counts as no device. */
export const DEVICE_ID = /^[\w-]{22,64}$/
