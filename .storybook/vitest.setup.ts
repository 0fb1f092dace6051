import { configure } from 'storybook/test'

// Without the first a query that finds nothing prints the whole page; the second leaves a busy machine its time.
configure({ getElementError: message => new Error(message ?? 'no element'), asyncUtilTimeout: 5000 })
