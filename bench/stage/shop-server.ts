/** The real server in a process of its own: `createApp` on DATABASE_URL and PORT, without worker, pages and demo data. */
import { openShop } from './runtime.ts'

const shop = await openShop(process.env.DATABASE_URL ?? '')
await shop.app.http.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.once('SIGTERM', () => void shop.close().then(() => process.exit(0)))
