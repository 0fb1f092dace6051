import { chakra } from '@chakra-ui/react/styled-system'
import './table-frame.css'
import '../cell/cell.css'

/** The scrolling frame of a table. The styles of everything in it are two plain sheets; cells are plain `td`. */
export const TableFrame = chakra(
  'div',
  {
    base: {
      position: 'relative',
      bg: 'bg.surface',
      borderRadius: 'md',
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
  },
  { defaultProps: { 'data-table-frame': true, 'data-cells': true } },
)
