import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Shop } from './app/shop.tsx'
import { start } from './app/start.ts'

const place = document.querySelector('#root')
if (place === null) throw new Error('index.html has no #root')

// Not awaited: an `await` at the top level keeps the bundler from joining files.
void start().then(props =>
  createRoot(place).render(
    <StrictMode>
      <Shop {...props} />
    </StrictMode>,
  ),
)
