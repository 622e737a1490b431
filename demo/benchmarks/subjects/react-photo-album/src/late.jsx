import { createRoot } from 'react-dom/client';
import { RowsPhotoAlbum } from 'react-photo-album';
import 'react-photo-album/rows.css';
const photos = JSON.parse(document.querySelector('#photos').textContent);
createRoot(document.querySelector('#gallery')).render(<RowsPhotoAlbum photos={photos} targetRowHeight={200} spacing={8} />);
