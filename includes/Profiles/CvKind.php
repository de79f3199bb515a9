<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Uploads\ActiveContent;
use MentoriaiPortal\Core\Uploads\FileName;
use MentoriaiPortal\Core\Uploads\UploadedFile;
use MentoriaiPortal\Core\Uploads\ZipDirectory;

/**
 * What a CV may be, told by its bytes. The values are the endings of the names.
 */
enum CvKind: string {
	case Pdf  = 'pdf';
	case Doc  = 'doc';
	case Docx = 'docx';
	case Odt  = 'odt';

	private const OLE = "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1";

	/** Entries of an archive that no text document has: programs, macros, other packages, paths that lead elsewhere. */
	private const FOREIGN = '~(^|/)\.\.(/|$)|^/|[\\\\\x00]|(^|/)vba[^/]*$|^(Basic|Scripts)/|^META-INF/MANIFEST\.MF$|\.(php\d?|phtml|phar|jsp|class|exe|dll|js|html?|svg|sh|piece)$~i';

	/** Bytes of all lists of what belongs to the parts of a document. */
	private const MAX_RELATIONS = 262_144;

	/** Null for everything else, and for a document whose name says that it is something else. */
	public static function of( UploadedFile $file ): ?self {
		$kind = self::by_content( $file );
		return null !== $kind && FileName::is_fit( $file->name, array( $kind->value ) ) && $kind->may_be_called( $file->type ) ? $kind : null;
	}

	public function media_type(): string {
		return match ( $this ) {
			self::Pdf => 'application/pdf',
			self::Doc => 'application/msword',
			self::Docx => 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
			self::Odt => 'application/vnd.oasis.opendocument.text',
		};
	}

	/** Browsers know some of these types only, and then say nothing, a stream of bytes, or that it is an archive. */
	private function may_be_called( string $type ): bool {
		return in_array( $type, array( '', 'application/octet-stream', 'binary/octet-stream', 'application/zip', 'application/x-zip-compressed', 'application/x-pdf', $this->media_type() ), true );
	}

	private static function by_content( UploadedFile $file ): ?self {
		$head = $file->size > 0 ? $file->head( 1024 ) : '';
		return match ( true ) {
			str_starts_with( $head, '%PDF-' ) => self::is_pdf( $file ) ? self::Pdf : null,
			str_starts_with( $head, self::OLE ) => self::is_doc( $file ) ? self::Doc : null,
			str_starts_with( $head, "PK\x03\x04" ) => self::of_archive( $file ),
			default => null,
		};
	}

	private static function is_pdf( UploadedFile $file ): bool {
		return str_contains( $file->tail( 2048 ), '%%EOF' ) && ! ActiveContent::is_zip( $file ) && ! self::is_page_or_program( $file );
	}

	/** Word keeps its text in a stream of this name, macros in a storage of another. */
	private static function is_doc( UploadedFile $file ): bool {
		$bytes = $file->read( 0, $file->size );
		return $file->size >= 1536 && str_contains( $bytes, self::wide( 'WordDocument' ) ) && ! str_contains( $bytes, self::wide( '_VBA_PROJECT' ) ) && ! ActiveContent::is_zip( $file ) && ! self::is_page_or_program( $file );
	}

	/** As names stand in the directory of such a file: UTF-16. */
	private static function wide( string $name ): string {
		return implode( "\0", str_split( $name ) ) . "\0";
	}

	/** Looked for where a web server or a browser would begin to read; a document may speak about such things inside. */
	private static function is_page_or_program( UploadedFile $file ): bool {
		return ActiveContent::is_in( $file->head( 1024 ) ) || ActiveContent::is_in( $file->tail( 1024 ) ) || str_contains( $file->read( 0, $file->size ), '<?php' );
	}

	private static function of_archive( UploadedFile $file ): ?self {
		$names = ZipDirectory::names( $file );
		if ( null === $names || array() !== preg_grep( self::FOREIGN, $names ) || ZipDirectory::has_beginning( $file, self::OLE ) ) {
			return null;
		}
		if ( in_array( '[Content_Types].xml', $names, true ) && in_array( 'word/document.xml', $names, true ) ) {
			return self::has_harmful_relations( $file ) ? null : self::Docx;
		}
		return self::Odt->media_type() === ZipDirectory::first_stored( $file, 'mimetype' ) && in_array( 'content.xml', $names, true ) ? self::Odt : null;
	}

	private static function has_harmful_relations( UploadedFile $file ): bool {
		$lists = ZipDirectory::texts( $file, '~(^|/)_rels/|\.rels$~i', self::MAX_RELATIONS );
		return null === $lists || array() !== array_filter( $lists, DocxRelations::are_harmful( ... ) );
	}
}
