import { expect } from 'storybook/test'

/** Parameters of a story on a phone, beside `phone` among its globals. */
export const phoneParameters = {
  viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '800px' } } } },
}

/** A story on a phone. */
export const phone = { viewport: { value: 'phone' } }

/** The page of a phone never scrolls sideways. */
export async function staysOnPhone(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(clientWidth).toBe(390)
  await expect(scrollWidth).toBe(clientWidth)
}
