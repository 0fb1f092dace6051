import { configure } from '@testing-library/dom'
import { cleanup } from '@testing-library/react'
import { MotionGlobalConfig } from 'framer-motion'
import { afterEach } from 'vitest'

// The test browser knows no animations; what fades is there or gone at once.
MotionGlobalConfig.skipAnimations = true
// What comes a moment later is waited for, also on a machine that is busy with other things.
configure({ asyncUtilTimeout: 10_000 })

// Files share their worker, so what the library would set up for the first of them is set up for each.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)
