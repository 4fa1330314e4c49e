throw new Error('@huggingface/transformers is not installed: of moonshine-js the shop uses the model alone')
