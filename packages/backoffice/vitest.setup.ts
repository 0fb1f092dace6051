import { MotionGlobalConfig } from 'framer-motion'

// The test browser knows no animations; what fades is there or gone at once.
MotionGlobalConfig.skipAnimations = true
