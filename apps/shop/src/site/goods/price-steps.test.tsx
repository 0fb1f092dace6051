import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPriceStep } from '../../testing/a-price-step.ts'
import { aShop } from '../../testing/a-shop.tsx'
import { PriceSteps } from './price-steps.tsx'

const steps = [
  aPriceStep('unit', { name: '限时抢购', name_en: 'Flash sale', amount: 1_000 }),
  aPriceStep('store', { name: '满减', amount: 250 }),
]
/** Name and amount of each offer, the amount as screen readers read it. */
const told = async () =>
  (await screen.findAllByRole('listitem')).map(item => [
    item.firstChild?.textContent,
    within(item).getByText(/^-¥/).textContent,
  ])

describe('the reasons of a price', () => {
  it.each([
    [
      'zh-cn',
      [
        ['限时抢购', '-¥10.00'],
        ['满减', '-¥2.50'],
      ],
    ],
    [
      'en',
      [
        ['Flash sale', '-¥10.00'],
        ['满减', '-¥2.50'],
      ],
    ],
  ] as const)('in %s show each offer with what it saved', async (locale, expected) => {
    await aShop({ page: <PriceSteps steps={steps} />, path: '/', server: () => undefined, locale })
    expect(await told()).toEqual(expected)
  })

  it('are empty if no offer applied', async () => {
    await aShop({
      page: (
        <p>
          here
          <PriceSteps steps={[]} />
        </p>
      ),
      path: '/',
      server: () => undefined,
    })
    await screen.findByText('here')
    expect(screen.queryByRole('list')).toBeNull()
  })
})
