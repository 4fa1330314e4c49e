throw new Error('@ricky0123/vad-web is not installed: of moonshine-js the shop uses the model alone')
