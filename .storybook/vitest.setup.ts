import { configure } from 'storybook/test'

configure({
  // What comes a moment later is waited for, also on a machine that is busy with other things.
  asyncUtilTimeout: 10_000,
  // Without this a query that finds nothing prints the whole page.
  getElementError: message => new Error(message ?? 'no element'),
})
