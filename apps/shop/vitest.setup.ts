import { configure } from '@testing-library/dom'

// What comes a moment later is waited for, also on a machine that is busy with other things.
configure({ asyncUtilTimeout: 10_000 })
