import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { bottle, lamp, mug } from '../foundation/sample-goods.ts'
import { StoreSeal } from '../store-seal/store-seal.tsx'
import { plates } from '../tokens/semantic.ts'
import { Plate } from './plate.tsx'

const meta: Meta<typeof Plate> = { title: 'Shop/Plate and seal', component: Plate }
export default meta

const isTone = (name: string): name is keyof typeof plates => name in plates

/** All studio plates, a lost picture, and store seals. */
export const Plates: StoryObj = {
  render: () => (
    <>
      <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fill, minmax(130px, 1fr))">
        {Object.keys(plates)
          .filter(isTone)
          .map((tone, index) => (
            <Plate
              key={tone}
              tone={tone}
              alt={tone}
              src={[mug('#51695F'), bottle('#C9A28F'), lamp('#34495E')][index % 3]}
            />
          ))}
        <Plate src="/no-such-picture.webp" alt="丢失的图片" seed={3} />
      </chakra.div>
      <chakra.div display="flex" gap="3" mt="6" alignItems="center">
        {['远山数码', 'Jing Kiln', '一盏', '润玉护肤', '云雾茶舍', '☺'].map((name, index) => (
          <StoreSeal key={name} name={name} size={32 + index * 8} />
        ))}
      </chakra.div>
    </>
  ),
}
