import { bootData } from './boot';

// First import of the entry: chunks come from where this very site serves the plugin,
// also when another plugin moved or joined our script.
__webpack_public_path__ = `${ bootData().assetsUrl }build/`;

export {};
