import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// In development the pages come from Vite and everything else from the shop's own server.
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3001'}`

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: {
    proxy: { '/api': api, '/artwork': api, '/yarn': api, '/share': api, '/bitmap': api, '/pile': api },
  },
})
