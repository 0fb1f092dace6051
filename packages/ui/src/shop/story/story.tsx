import { chakra } from '@chakra-ui/react/styled-system'
import { RichTextView } from '../../common/rich-text/rich-text-view.tsx'
import { inScenes } from './scenes.ts'

export interface GoodsStoryProps {
  /** Stored rich text of a detail page. */
  readonly stored: string
}

const HALVES = 'minmax(0, 1fr) minmax(0, 1fr)'

const WORDS = '& > [data-scene=words]'
const PICTURE = '& > :not([data-scene=words])'

/** On wide pages words and picture are beside each other and change sides; narrow ones have the picture below. */
const WIDE = {
  '& [data-scene=picture-last], & [data-scene=picture-first]': { gridTemplateColumns: HALVES, columnGap: '10' },
  '& [data-scene=picture-first]': { [PICTURE]: { gridRow: '1', gridColumn: '1' } },
  // The picture of the first scene fades into the panel that its words are on, so that they are legible in both themes.
  '& [data-scene=lead]': {
    p: '0',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: '0',
    [WORDS]: { ps: '8', py: '8' },
    '& img': { borderRadius: '0', maskImage: 'linear-gradient(to right, transparent, black 24%)' },
    '& [data-scene=words]': { '& h1, & h2, & h3': { textStyle: '3xl' } },
  },
  '& [data-scene=notes], & [data-scene=pictures]': { gridTemplateColumns: HALVES },
}

const SCENES = {
  containerType: 'inline-size',
  '& img': { display: 'block', w: 'full', h: 'auto', borderRadius: 'lg' },
  '& p, & ul, & ol, & dl, & figcaption, & h1, & h2, & h3, & h4': { maxW: '68ch' },
  '& p': { color: 'fg.muted' },
  '& [data-scene]': {
    '& h1, & h2, & h3': {
      textStyle: { base: 'xl', md: '2xl' },
      fontWeight: 'bold',
      letterSpacing: 'tight',
      mt: '0',
      mb: '2',
    },
  },
  '& [data-scene] > p:has(> img:only-child), & [data-scene] > figure': { my: '0', maxW: 'none', w: 'full' },
  '& > * > [data-scene] + [data-scene]': { mt: { base: '8', md: '12' } },
  '& [data-scene=lead], & [data-scene=picture-last], & [data-scene=picture-first]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '4',
    alignItems: 'center',
  },
  '& [data-scene=lead]': { bg: 'bg.sunken', borderRadius: 'lg', overflow: 'hidden', p: '4' },
  '& [data-scene=lead] p': { color: 'fg' },
  '& [data-scene=text] > *': { mx: 'auto' },
  '& [data-scene=picture]': { maxW: '640px', mx: 'auto' },
  '& [data-scene=pictures]': { display: 'grid', gap: '3' },
  '& [data-scene=notes]': {
    display: 'grid',
    gap: '6',
    pt: '6',
    borderTopWidth: '1px',
    borderColor: 'border',
    '& [data-scene=words]': {
      '& h1, & h2, & h3, & h4': { textStyle: 'md', fontWeight: 'semibold', letterSpacing: 'normal', mb: '1' },
    },
    '& p': { textStyle: 'md', my: '1' },
  },
  '@container (min-width: 600px)': WIDE,
}

/**
 * The story of a product: headings and sentences beside large pictures, in lines of at most 68 letters. It is
 * built from the detail page that the store wrote, which is made safe as everywhere.
 */
export function GoodsStory({ stored }: GoodsStoryProps) {
  return (
    <chakra.div css={SCENES}>
      <RichTextView stored={stored} arrange={inScenes} />
    </chakra.div>
  )
}
