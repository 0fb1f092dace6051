import { configure } from 'storybook/test'

configure({
  // Waits long enough for delayed content, also on a busy machine.
  asyncUtilTimeout: 10_000,
  // Without this a query that finds nothing prints the whole page.
  getElementError: message => new Error(message ?? 'no element'),
})
