<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core;

use MentoriaiPortal\Core\OneLine;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class OneLineTest extends TestCase {

	#[TestWith( array( " Ąžuolas\n\t ąžuole ", 'Ąžuolas ąžuole' ) )]
	#[TestWith( array( 'Ąžuolas ąžuoluos', 'Ąžuolas ąžuoluos' ) )]
	#[TestWith( array( 'Ąžuolas ąžuoluose', 'Ąžuolas ąžuoluo…' ) )]
	#[TestWith( array( 'Ąžuolai ošia o vėjas', 'Ąžuolai ošia o…' ) )]
	#[TestWith( array( '', '' ) )]
	public function test_of( string $text, string $line ): void {
		self::assertSame( $line, OneLine::of( $text, 16 ) );
	}
}
