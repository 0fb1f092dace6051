import { configure } from '@testing-library/dom'
import { MotionGlobalConfig } from 'framer-motion'

// The test browser knows no animations; what fades is there or gone at once.
MotionGlobalConfig.skipAnimations = true
// What comes a moment later is waited for, also on a machine that is busy with other things.
configure({ asyncUtilTimeout: 10_000 })
