import { sellerBrandsCall } from '@shiji/contract/catalog/brand.calls.ts'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { declarePage } from '../../page/declaration/declare-page.ts'
import { ResourcePage } from '../../page/resource/resource-page.tsx'
import { fakeResource } from '../../testing/fake-resource.ts'
import { phone, phoneParameters, staysOnPhone } from '../../testing/phone.ts'
import { StoryPage } from '../../testing/story-page.tsx'
import { storyScreen } from '../../testing/story-screen.tsx'
import { brandColumns } from './brand-columns.ts'
import { BrandTabs } from './brand-tabs.tsx'

const brands = declarePage(sellerBrandsCall, ({ say }) => ({ columns: brandColumns(say) }))
const Screen = () => (
  <>
    <BrandTabs />
    <ResourcePage declare={brands} texts={['records']} />
  </>
)
const rows = [{ id: 5, name: '竹语', name_en: 'Zhuyu', thumb: '', is_sort: 20, created_at: '2026-05-01T02:00:00Z' }]

const meta: Meta<typeof StoryPage> = {
  title: 'Back office/Brand tabs',
  component: StoryPage,
  subcomponents: { BrandTabs },
  args: storyScreen('seller', Screen, fakeResource('/Seller/goods_brands', rows)),
  globals: { area: 'seller' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '500px' } } },
}
export default meta
type Story = StoryObj<typeof StoryPage>

/** The brands, and the way to the applications for new ones. */
export const Brands: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: said('records.brand_tab_applications') })
    await expect(link.getAttribute('href')).toContain('/goods_brands/applications')
  },
}

export const OnPhone: Story = {
  globals: phone,
  parameters: phoneParameters,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: said('records.brand_tab_list') })
    await staysOnPhone()
  },
}
