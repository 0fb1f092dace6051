import type { LinkTarget } from '@shiji/ui/common/link/ui-link.tsx'
import { Link } from 'react-router'

/** Renders the links of packages/ui with the router. */
export function RouterLink({ href, ...rest }: LinkTarget) {
  return <Link to={href} {...rest} />
}
