import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { Heart } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../../common/button/button.tsx'
import { Icon } from '../../common/icon/icon.tsx'
import { GoodsCardSkeleton, Skeletons } from '../../common/skeleton/skeleton.tsx'
import { sampleGoods } from '../../foundation/sample-goods.ts'
import { GoodsCard } from './goods-card.tsx'

const favour = fn()

const [cup] = sampleGoods
if (!cup) throw new Error('no sample goods')

const meta: Meta<typeof GoodsCard> = {
  title: 'Shop/Goods card',
  component: GoodsCard,
  args: { goods: cup, href: '#goods', eager: false },
  argTypes: { corner: { control: false } },
}
export default meta
type Story = StoryObj<typeof GoodsCard>

const narrow: Decorator = Story => (
  <chakra.div w="176px">
    <Story />
  </chakra.div>
)

export const Playground: Story = { decorators: [narrow] }

const Grid = ({ children }: { readonly children: React.ReactNode }) => (
  <chakra.div
    display="grid"
    gap={{ base: '2', md: '4' }}
    gridTemplateColumns="repeat(auto-fill, minmax(min(176px, 47%), 1fr))"
  >
    {children}
  </chakra.div>
)

/** Cards in a grid with all variants: ranges, list prices, promotions, sold out, no picture. */
export const Cards: StoryObj = {
  render: () => (
    <Grid>
      {sampleGoods.map(goods => (
        <GoodsCard key={goods.id} goods={goods} href={`#goods-${goods.id}`} />
      ))}
    </Grid>
  ),
}

export const Loading: StoryObj = {
  render: () => (
    <Skeletons>
      <Grid>
        <GoodsCardSkeleton />
        <GoodsCardSkeleton />
        <GoodsCardSkeleton />
      </Grid>
    </Skeletons>
  ),
}

/** The card is one link; a button on it has its own action. */
export const OneLink: StoryObj = {
  render: () => (
    <chakra.div w="200px">
      {sampleGoods.slice(0, 1).map(goods => (
        <GoodsCard
          key={goods.id}
          goods={goods}
          href="#one"
          corner={
            <IconButton label="收藏" size="sm" round look="outline" onClick={favour}>
              <Icon of={Heart} size={16} />
            </IconButton>
          }
        />
      ))}
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    location.hash = ''
    await userEvent.click(canvas.getByRole('button', { name: '收藏' }))
    await expect(favour).toHaveBeenCalled()
    await expect(location.hash).toBe('')
  },
}

/** At most two lines of title, so that the cards of a row have equal heights; long names do not widen the card. */
export const LongText: Story = {
  decorators: [narrow],
  args: {
    goods: {
      ...cup,
      title:
        'HandmadeCeladonMugFromJingdezhen 青釉手作马克杯，一杯一色，高温窑变，附赠木质杯垫与棉麻收纳袋，送礼自饮皆宜',
      store: '景德镇一盏灯下手作陶瓷工作室旗舰店',
      tags: ['满 199 减 20，全店可用', '限时包邮到家'],
      price: 1_234_567_89,
    },
  },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('article')
    await expect(card?.scrollWidth).toBeLessThanOrEqual(176)
    const title = within(canvasElement).getByRole('link')
    await expect(title).toHaveAccessibleName(/^HandmadeCeladon/)
  },
}

/** "Sold out" is written on the picture; the card still links to its page. */
export const SoldOut: Story = {
  decorators: [narrow],
  args: { goods: { ...cup, soldOut: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(said('ui.sold_out'))).toBeVisible())
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#goods')
  },
}
export const NoPicture: Story = { decorators: [narrow], args: { goods: { ...cup, pictures: [] } } }
export const English: Story = {
  decorators: [narrow],
  globals: { language: 'en' },
  args: { goods: { ...cup, hasRange: true } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/sold/)
  },
}
