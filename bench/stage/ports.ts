/** Where the measured servers listen. */
export const PORTS = { shop: 39_411, bare: 39_412 }
