import { domAnimation } from 'framer-motion'

/** Animation features of the cart; loaded after the first paint. */
export const features = domAnimation
