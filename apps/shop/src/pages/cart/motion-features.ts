import { domAnimation } from 'framer-motion'

/** What the cart moves with; loads after the first paint. */
export const features = domAnimation
