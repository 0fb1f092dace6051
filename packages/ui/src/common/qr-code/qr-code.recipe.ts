import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** A code is black on white in both modes: scanners do not recognise inverted codes. */
export const qrCodeRecipe = defineSlotRecipe({
  className: 'sj-qr-code',
  slots: ['root', 'frame', 'pattern', 'overlay', 'downloadTrigger'],
  base: {
    root: { position: 'relative', w: 'fit-content', bg: 'white', p: '3', borderRadius: 'sm' },
    frame: { w: 'var(--qr-edge)', h: 'var(--qr-edge)', display: 'block' },
    pattern: { fill: 'black' },
    overlay: {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      bg: 'rgb(255 255 255 / 88%)',
      borderRadius: 'sm',
    },
  },
})
