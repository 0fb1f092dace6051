import { StartFailed } from '@shiji/ui/common/start-failed/start-failed.tsx'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Shop } from './app/shop.tsx'
import { start } from './app/start.ts'

const place = document.querySelector('#root')
if (place === null) throw new Error('index.html has no #root')

// Not awaited: an `await` at the top level keeps the bundler from joining files.
void start()
  .then(
    props => <Shop {...props} />,
    (error: unknown) => {
      console.error('start', error)
      return <StartFailed area="shop" />
    },
  )
  .then(page => createRoot(place).render(<StrictMode>{page}</StrictMode>))
