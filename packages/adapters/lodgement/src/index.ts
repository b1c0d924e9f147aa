export { folderSimulator } from './folder-simulator';
export { httpGateway } from './http-gateway';
export { startLodging } from './start-lodging';
